import { preHydrationClickScript } from '../../client/platform/page/preHydrationClicks.ts';
import { APP, lazyFlag } from '../../domain/helpers/lazyReload.ts';
import type { PageAssets } from './assets.ts';

/** The only Trusted Types policy of a page. */
export const WORKERS_POLICY = 'workers';

/** How long the app waits for the language data, in milliseconds; without the worker it reads the data itself. */
const LANGUAGE_MS = 3000;

/** How long after the app the service worker is registered, in milliseconds: what it fetches for later competes with the first screen. */
const KEEPER_MS = 3000;

/**
 * The page's own script. It lets the browser paint first, and then runs the chunks one by one in separate tasks, so that
 * a slow phone responds to taps in between. While they load, a worker makes the browser read its language data, which
 * would otherwise block the page for longer than any chunk. The last chunk is the app, which hydrates the page and retries
 * chunks that failed. If the app itself fails to load, the page reloads once (NET-29), and then shows `incomplete`; features that
 * need no scripts still work. The service worker is registered a few seconds later. The timer is for background pages, which don't
 * paint; on a visible page it is longer, to give a slow phone time to paint. The policy is taken before anything else
 * runs, so that no other script can have it.
 */
export function bootScript(
  { scripts, languageWorker, serviceWorker }: BootAssets,
  incomplete: string,
): string {
  const key = inScript(lazyFlag(APP));
  return `${preHydrationClickScript}
const urls=${inScript(scripts)},app=urls.at(-1),d=document,make=(tag,props)=>Object.assign(d.createElement(tag),props);
const words=${inScript(languageWorker)},keeper=${inScript(serviceWorker)},rules={createScriptURL:own=>own?keeper:words};
const policy=window.trustedTypes?.createPolicy(${inScript(WORKERS_POLICY)},rules);
await new Promise(done=>{requestAnimationFrame(()=>requestAnimationFrame(done));setTimeout(done,d.hidden?500:4000)});
const task=()=>new Promise(done=>setTimeout(done));
const language=new Promise(done=>{
setTimeout(done,${LANGUAGE_MS});
try{
const worker=new Worker(policy?policy.createScriptURL(''):words);
worker.onmessage=worker.onerror=()=>{worker.terminate();done()}
}catch{done()}
});
for(const[n,href]of urls.entries()){if(n%4==3)await task();d.head.append(make('link',{rel:'modulepreload',href}))}
try{for(const url of urls){
await task();
if(url==app){await language;Intl.NumberFormat.supportedLocalesOf('en');await task()}
await import(url).catch(e=>{if(url==app)throw e})
}}catch(e){
let once;try{once=!sessionStorage[${key}]&&(sessionStorage[${key}]=1)}catch{}
if(once)location.reload();else{d.body.prepend(make('p',{role:'alert',className:'card',textContent:${inScript(incomplete)}}));throw e}}
if(keeper)setTimeout(()=>navigator.serviceWorker?.register(policy?policy.createScriptURL('own'):keeper).catch(()=>{}),${KEEPER_MS})`;
}

type BootAssets = Pick<PageAssets, 'scripts' | 'languageWorker'> & { readonly serviceWorker: string | null };

/** Encodes a value for a script element. */
function inScript(value: unknown): string {
  return JSON.stringify(value).replace(/</g, '\\u003c');
}
