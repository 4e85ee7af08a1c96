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
export const preHydrationClickScript = `onclick=onsubmit=e=>{if(e.target.method=='post')e.preventDefault();window.pressed=e.submitter??e.target.closest('[type=button]')??window.pressed};`;

/**
 * Replaces that script once React handles clicks. Returns a function that replays the remembered click after
 * hydration.
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
