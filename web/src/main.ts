import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/oswald/wght.css";
import "@fontsource/limelight/latin-400.css";
import "./styles/tokens.css";
import "./styles/base.css";
import "./styles/controls.css";
import { mount } from "svelte";
import App from "./app/App.svelte";
import { settings } from "./app/settings.svelte";
import { texts } from "./text/texts.svelte";

await texts.speak(settings.language);
mount(App, { target: document.body });
