/** What the page's own script writes down where the app finds it. */
interface Pressed {
  onclick: unknown;
  onsubmit: unknown;
  /** The button that was pressed last before the app took the page over. */
  pressed?: HTMLElement;
}

/**
 * The page's own script for a press that comes before the app: what came from the server looks ready before it is. The
 * button is written down, and a form that sends something (`method="post"`) is not sent by the browser alone. Links and
 * forms that only ask (`get`) go their way without any script.
 */
export const preHydrationClickScript = `onclick=onsubmit=e=>{if(e.target.method=='post')e.preventDefault();window.pressed=e.submitter??e.target.closest('[type=button]')??window.pressed};`;

/**
 * Takes over from that script, to be called at the moment from which React hears of every press. Answers how to press
 * again, once the page stands, what was pressed until then.
 */
export function takePreHydrationClicks(window: Window): () => void {
  const page = window as unknown as Pressed;
  page.onclick = null;
  page.onsubmit = null;
  return () => {
    if (page.pressed?.isConnected === true) page.pressed.click();
    delete page.pressed;
  };
}
