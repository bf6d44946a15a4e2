/** What every page looks like. */

import "./layers.css";
import "@fontsource-variable/figtree/wght.css";
import "@fontsource-variable/oswald/wght.css";
import "@fontsource/limelight/latin-400.css";
import "./tokens.css";
import "./base.css";
import "./controls.css";
import "./boards.css";
