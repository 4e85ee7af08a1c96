/** Where the inline script stores clicks for the app. */
interface Pressed {
  onclick: unknown;
  onsubmit: unknown;
  /** The last button pressed before hydration. */
  pressed?: HTMLElement;
}

/**
 * Inline script for clicks before hydration: server-rendered buttons look ready before they are. It remembers
 * the button, and stops the browser from submitting a form that writes (`method="post"`). Links and `get`
 * forms work without script.
 */
export const preHydrationClickScript = `onclick=onsubmit=e=>{if(e.target.method=='post')e.preventDefault();
window.pressed=e.submitter??e.target.closest('[type=button]')??window.pressed};`;

/**
 * Returns a function that ends that script and replays the remembered click, for when the app has hydrated. Until then
 * the script remembers clicks that React can't handle yet: a click makes React hydrate at once, which ends the script
 * before the click gets there, unless a part still loads.
 */
export function takePreHydrationClicks(window: Window): () => void {
  const page = window as unknown as Pressed;
  return () => {
    page.onclick = null;
    page.onsubmit = null;
    const { pressed } = page;
    delete page.pressed;
    // In a task of its own: within a commit React can't hydrate the part with the button, and drops the click.
    setTimeout(() => pressed?.isConnected === true && pressed.click());
  };
}
