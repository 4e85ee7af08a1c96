/**
 * Runs in the support widget's frame, whose origin is opaque: loads the widget, logs the member in with the token that
 * the app sends, and out again when the member leaves, each where the widget has the function (ANL-12, ANL-13).
 */
export const supportScript = `const box=document.getElementById('support'),away=document.getElementById('away');
const call=(name,...given)=>{const widget=window.supportWidget;if(typeof widget?.[name]==='function')widget[name](...given)};
let isIn=false;
const leave=()=>{if(isIn){isIn=false;call('logout')}};
addEventListener('message',({source,data})=>{
if(source!==parent)return;
const {login,logout}=data?.support??{};
if(typeof login==='string'){isIn=true;call('login',login)}
if(logout===true)leave();
});
addEventListener('pagehide',leave);
const script=document.createElement('script');
script.src=box.dataset.script;
script.onerror=()=>{box.hidden=true;away.hidden=false};
script.onload=()=>{
  call('mount',box,{app:box.dataset.app,language:document.documentElement.lang});
  parent.postMessage({support:{ready:true}},'*');
};
document.head.append(script);`;
