import { earlyPressScript } from '../../client/platform/page/earlyPress.ts';
import { APP, lazyFlag } from '../../domain/helpers/lazyReload.ts';

const flag = lazyFlag(APP);

/**
 * The page's own script: it lets the browser paint first, and then runs the chunks one by one, each in a task of its
 * own, so that a slow phone answers a tap in between. The last chunk is the app, which takes the page over, and asks again
 * for what did not load. Where the app itself does not load, the page is loaded anew once (NET-29); after that it says
 * `incomplete`, and what works without scripts goes on working.
 * A page in the background paints nothing, hence the timer; in front of somebody it leaves a slow phone the time to paint.
 */
export function bootScript(scripts: readonly string[], incomplete: string): string {
  return `${earlyPressScript}
const urls=${inScript(scripts)},app=urls.pop();
const frame=()=>new Promise(done=>{requestAnimationFrame(done);setTimeout(done,document.hidden?500:4000)});
const task=()=>new Promise(done=>setTimeout(done));
await frame();await frame();
for(const href of[...urls,app])document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',href}));
for(const url of urls){await import(/* @vite-ignore */url).catch(()=>0);await task()}
try{await import(/* @vite-ignore */app)}catch(e){
let again;try{again=!sessionStorage[${inScript(flag)}]&&(sessionStorage[${inScript(flag)}]=1)}catch{}
if(again)location.reload();else{document.body.prepend(Object.assign(document.createElement('p'),{role:'alert',className:'card',textContent:${inScript(incomplete)}}));throw e}}`;
}

/** A value as it stands in a script of a page. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
