import { preHydrationClickScript } from '../../client/platform/page/preHydrationClicks.ts';
import { APP, lazyFlag } from '../../domain/helpers/lazyReload.ts';

/**
 * The page's own script: it lets the browser paint first, and then runs the chunks one by one, each in a task of its
 * own, so that a slow phone answers a tap in between. The last chunk is the app, which takes the page over, and asks again
 * for what did not load. Where the app itself does not load, the page is loaded anew once (NET-29); after that it says
 * `incomplete`, and what works without scripts goes on working.
 * A page in the background paints nothing, hence the timer; in front of somebody it leaves a slow phone the time to paint.
 */
export function bootScript(scripts: readonly string[], incomplete: string): string {
  const key = inScript(lazyFlag(APP));
  return `${preHydrationClickScript}
const urls=${inScript(scripts)},app=urls.at(-1),d=document,make=(tag,props)=>Object.assign(d.createElement(tag),props);
await new Promise(done=>{requestAnimationFrame(()=>requestAnimationFrame(done));setTimeout(done,d.hidden?500:4000)});
for(const href of urls)d.head.append(make('link',{rel:'modulepreload',href}));
try{for(const url of urls){await import(url).catch(e=>{if(url==app)throw e});await new Promise(done=>setTimeout(done))}}catch(e){
let once;try{once=!sessionStorage[${key}]&&(sessionStorage[${key}]=1)}catch{}
if(once)location.reload();else{d.body.prepend(make('p',{role:'alert',className:'card',textContent:${inScript(incomplete)}}));throw e}}`;
}

/** A value inside a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
