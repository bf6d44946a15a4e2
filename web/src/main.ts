import "./styles";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { texts } from "./text/texts.svelte";

await texts.speak(settings.language);
mount(App, { target: document.body });
