/** React and the page, nothing else: what any React page of this content has to pay. */

import { ReactAlonePage } from "virtual:react-alone-page";
import { createElement } from "react";
import { hydrateRoot } from "react-dom/client";

const root = document.getElementById("root");
if (root) hydrateRoot(root, createElement(ReactAlonePage));
