import { preHydrationClickScript } from '../../client/platform/page/preHydrationClicks.ts';
import { APP, lazyFlag } from '../../domain/helpers/lazyReload.ts';

/**
 * The page's own script. It lets the browser paint first, and then runs the chunks one by one in separate tasks, so that
 * a slow phone responds to taps in between. While they load, the browser loads its language data, which takes
 * longer than most chunks and would otherwise interrupt the app. The last chunk is the app, which hydrates the page and retries
 * chunks that failed. If the app itself fails to load, the page reloads once (NET-29), and then shows `incomplete`; features that
 * need no scripts still work. The timer is for background pages, which don't paint; on a visible page it is longer, to
 * give a slow phone time to paint.
 */
export function bootScript(scripts: readonly string[], incomplete: string): string {
  const key = inScript(lazyFlag(APP));
  return `${preHydrationClickScript}
const urls=${inScript(scripts)},app=urls.at(-1),d=document,make=(tag,props)=>Object.assign(d.createElement(tag),props);
await new Promise(done=>{requestAnimationFrame(()=>requestAnimationFrame(done));setTimeout(done,d.hidden?500:4000)});
const task=()=>new Promise(done=>setTimeout(done));
for(const[n,href]of urls.entries()){if(n%4==3)await task();d.head.append(make('link',{rel:'modulepreload',href}))}
await task();Intl.NumberFormat.supportedLocalesOf('en');
try{for(const url of urls){await import(url).catch(e=>{if(url==app)throw e});await task()}}catch(e){
let once;try{once=!sessionStorage[${key}]&&(sessionStorage[${key}]=1)}catch{}
if(once)location.reload();else{d.body.prepend(make('p',{role:'alert',className:'card',textContent:${inScript(incomplete)}}));throw e}}`;
}

/** Encodes a value for a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
