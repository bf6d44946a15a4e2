import "./styles";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { recorder } from "./net/reporting";
import { texts } from "./text/texts.svelte";

recorder.listen(window);
await texts.speak(settings.language);
document.querySelector("body > .shell")?.remove();
mount(App, { target: document.body });
