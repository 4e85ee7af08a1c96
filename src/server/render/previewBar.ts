import type { Locale } from '../../domain/brands/countries.ts';
import type { PreviewState } from '../platform/context.ts';
import { inWords } from '../platform/messages/inWords.ts';
import { say } from '../platform/messages/say.ts';
import { escapeHtml } from './escape.ts';

const STYLES = `
.preview-bar{
  position:sticky;
  top:0;
  z-index:2000;
  display:flex;
  flex-wrap:wrap;
  gap:8px 16px;
  align-items:center;
  justify-content:center;
  padding:8px 16px;
  background:#4a1d6e;
  color:#fff;
  font:600 .9375rem/1.35 var(--font-body);
}
.preview-bar p{margin:0}
.preview-bar button{
  min-height:40px;
  padding:0 20px;
  border:2px solid #fff;
  border-radius:999px;
  background:none;
  color:inherit;
  font:inherit;
  cursor:pointer;
}
.preview-bar button:hover,.preview-bar button[aria-pressed=true]{background:#fff;color:#4a1d6e}
.preview-bar button:focus-visible{outline:3px solid #fff;outline-offset:2px}`;

export interface PreviewBar {
  readonly styles: string;
  readonly html: string;
  /** Goes with the page's nonce. */
  readonly script: string;
}

/**
 * Dark or light for the look at this member's app only: neither the member's choice nor the browser's changes. A logo has a
 * picture for each, and the app draws new ones.
 */
const SCRIPT = `{
const button=document.querySelector('.preview-bar [data-dark]');
const root=document.documentElement;
const key='ebbwatt.preview.dark';
const system=matchMedia('(prefers-color-scheme:dark)');
let mode=null;
try{mode=sessionStorage.getItem(key)}catch{}
const isDark=()=>root.dataset.mode==='dark'||(root.dataset.mode==='auto'&&system.matches);
const show=()=>button.setAttribute('aria-pressed',String(isDark()));
const redraw=(part,name)=>{
  const now=part.getAttribute(name),next=now?.replace(/mode=\\w+/,'mode='+mode);
  if(next!==undefined&&next!==now)part.setAttribute(name,next);
};
const logos='[src^="/brand/logo.svg"],[srcset^="/brand/logo.svg"]';
const apply=()=>{
  if(mode!==null){
    if(root.dataset.mode!==mode)root.dataset.mode=mode;
    for(const part of document.querySelectorAll(logos)){redraw(part,'src');redraw(part,'srcset')}
  }
  show();
};
button.addEventListener('click',()=>{
  mode=isDark()?'light':'dark';
  try{sessionStorage.setItem(key,mode)}catch{}
  apply();
});
const changes=new MutationObserver(apply);
changes.observe(root,{attributeFilter:['data-mode']});
changes.observe(document.body,{childList:true,subtree:true,attributeFilter:['src','srcset']});
system.addEventListener('change',show);
apply();
}`;

/** Always in sight while staff look at a member's app. Written by the server, so that members load nothing of it. */
export function previewBar(
  { memberName, at }: PreviewState,
  { locale, zone, apiPrefix }: { readonly locale: Locale; readonly zone: string; readonly apiPrefix: string },
): PreviewBar {
  const when =
    at === null
      ? null
      : new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeStyle: 'short', timeZone: zone }).format(at);
  const text = escapeHtml(
    inWords(
      locale,
      when === null
        ? say('preview.bar', { member: memberName })
        : say('preview.barAt', { member: memberName, at: when }),
    ),
  );
  const [label, leave, dark] = [say('preview.label'), say('preview.leave'), say('preview.dark')].map(
    (message) => escapeHtml(inWords(locale, message)),
  );
  return {
    styles: STYLES,
    html:
      `<aside class="preview-bar" aria-label="${label}"><p>${text}</p>` +
      `<button type="button" data-dark aria-pressed="false">${dark}</button>` +
      `<form method="post" action="${escapeHtml(apiPrefix)}/preview/leave"><button type="submit">${leave}</button></form></aside>`,
    script: SCRIPT,
  };
}
