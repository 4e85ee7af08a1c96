import { earlyPressScript } from '../../client/platform/page/earlyPress.ts';

/**
 * The page's own script: it lets the browser paint first, and then runs the chunks one by one, each in a task of its
 * own, so that a slow phone answers a tap in between. The last chunk is the app, which takes the page over.
 * A page in the background paints nothing, hence the timer; in front of somebody it leaves a slow phone the time to paint.
 */
export function bootScript(scripts: readonly string[]): string {
  return `${earlyPressScript}
const urls=${JSON.stringify(scripts).replace(/</g, '\\u003c')};
const frame=()=>new Promise(done=>{requestAnimationFrame(done);setTimeout(done,document.hidden?500:4000)});
const task=()=>new Promise(done=>setTimeout(done));
await frame();await frame();
for(const href of urls)document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
for(const url of urls){await import(/* @vite-ignore */url);await task()}`;
}
