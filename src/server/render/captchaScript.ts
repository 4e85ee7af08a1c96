/**
 * Runs in the captcha's frame: loads and shows the captcha, and reports answers and size to the parent page. The frame
 * has no origin, but its address still names that of the app, which alone gets the messages. Several captcha services
 * share the call `render(element, options)`.
 */
export const captchaScript = `const box=document.getElementById('captcha'),away=document.getElementById('away');
const post=captcha=>parent.postMessage({captcha},location.origin);
const fail=()=>{box.hidden=true;away.hidden=false;post({token:null})};
new ResizeObserver(()=>post({height:Math.ceil(document.documentElement.getBoundingClientRect().height)})).observe(document.documentElement);
const {mode}=document.documentElement.dataset;
const dark=mode==='dark'||(mode==='auto'&&matchMedia('(prefers-color-scheme:dark)').matches);
const none=()=>post({token:null});
const script=document.createElement('script');
script.src=box.dataset.script;
script.onerror=fail;
script.onload=()=>{
  try{
    (window.captcha??window.turnstile).render(box,{
      sitekey:box.dataset.key,
      language:document.documentElement.lang,
      theme:dark?'dark':'light',
      callback:token=>post({token}),
      'expired-callback':none,
      'error-callback':none,
    });
  }catch{fail()}
};
document.head.append(script);`;
