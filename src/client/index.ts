import siteConfig from "@generated/docusaurus.config";
import type { ClientModule } from "@docusaurus/types";

import { explainNames, hideCard, walkCodeLinks } from "../code-cards";
import { whenIdle } from "../loading";
import { typesetPage } from "./math";
import { keepPage } from "../offline/keep";
import { bootPage } from "../site-playgrounds";
import { layOutAll } from "../near-first";
import { pageIsAsked, pageIsShown } from "./page-chunks";
// After the chunks, which the routes take.
import { anotherPageIsAsked } from "./newest-page";
import { preloadOnceMeant } from "./preload";
import { watchBoxes } from "./scrolling";

/** Runs when the reader asks for another page, before it is loaded. */
export const onRouteUpdate: ClientModule["onRouteUpdate"] = ({
  previousLocation,
  location,
}) => {
  if (previousLocation) {
    anotherPageIsAsked();
    pageIsAsked(location);
  }
  if (previousLocation?.pathname === location.pathname) layOutAll();
  hideCard();
};

/**
 * Runs when a page is shown: at first load after React has taken it over, and
 * after each change of route.
 */
export const onRouteDidUpdate: ClientModule["onRouteDidUpdate"] = () => {
  pageIsShown();
  preloadOnceMeant();
  hideKeyboard();
  walkCodeLinks();
  explainNames();
  typesetPage();
  watchBoxes();
  // Widths change once more when the faces of KaTeX arrive, and React mounts
  // tabs once more after it has taken over the page.
  void document.fonts.ready.then(() => whenIdle(watchBoxes));
  bootPage();
  keepPage(siteConfig.baseUrl);
};

/** The window as MathLive extends it; MathLive is not loaded for this. */
interface KeyboardHost {
  mathVirtualKeyboard?: { readonly visible: boolean; hide(): void };
}

/** Hides the virtual keyboard of a mathfield that the reader left behind. */
function hideKeyboard(): void {
  const { mathVirtualKeyboard } = window as unknown as KeyboardHost;
  if (mathVirtualKeyboard?.visible) mathVirtualKeyboard.hide();
}
