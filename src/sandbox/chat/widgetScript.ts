/** The widget: `mount(element, options)` shows it, `login(token)` and `logout()` begin and end the member's session. */
export const WIDGET_SCRIPT = `(function(){
var origin=new URL(document.currentScript.src).origin;
var fr=/^fr/i.test(document.documentElement.lang);
var box=null,log=null,session=null,timer=null;
var words=fr?{
  wait:'Connexion…',
  hello:'Bonjour',
  ask:'Posez votre question ici. Quelqu’un vous répondra.',
  label:'Votre message',
  send:'Envoyer',
  you:'Vous',
  us:'Soutien',
  bad:'La connexion a échoué. Fermez le clavardage, puis rouvrez-le.',
  bye:'Vous êtes déconnecté.'
}:{
  wait:'Connecting…',
  hello:'Hi',
  ask:'Ask your question here, and someone will answer.',
  label:'Your message',
  send:'Send',
  you:'You',
  us:'Support',
  bad:'We couldn’t connect you. Close the chat and open it again.',
  bye:'You’re logged out.'
};
function line(text){var p=document.createElement('p');p.textContent=text;return p;}
function show(){box.replaceChildren.apply(box,arguments);}
function call(path,body){
  var options={method:'POST',keepalive:true,headers:{'content-type':'text/plain'},body:JSON.stringify(body)};
  return fetch(origin+'/chat/'+path,options).then(function(answer){
    if(!answer.ok)throw new Error(String(answer.status));
    return answer.json();
  });
}
function draw(chat){
  if(!log)return;
  var hello=line(words.hello+(chat.name?' '+chat.name:'')+'. '+words.ask);
  var said=chat.messages.map(function(each){
    return line((each.from==='member'?words.you:words.us)+': '+each.text);
  });
  log.replaceChildren.apply(log,[hello].concat(said));
}
function refresh(text){if(session)call('messages',{session:session,text:text||''}).then(draw,function(){});}
function logout(){
  if(!session)return;
  var ended=session;
  session=null;
  clearInterval(timer);
  call('logout',{session:ended}).catch(function(){});
  show(line(words.bye));
}
function login(token){
  call('login',{token:token}).then(function(chat){
    session=chat.session;
    log=document.createElement('div');
    log.setAttribute('role','log');
    log.tabIndex=0;
    log.setAttribute('aria-label',words.us);
    var form=document.createElement('form');
    var label=document.createElement('label');
    var field=document.createElement('input');
    var button=document.createElement('button');
    label.htmlFor=field.id='message';
    label.textContent=words.label;
    field.maxLength=1000;
    field.autocomplete='off';
    button.textContent=words.send;
    form.append(label,field,button);
    form.addEventListener('submit',function(event){
      event.preventDefault();
      var text=field.value.trim();
      field.value='';
      if(text)refresh(text);
    });
    show(log,form);
    draw(chat);
    timer=setInterval(refresh,3000);
  }).catch(function(){show(line(words.bad));});
}
window.supportWidget={
  mount:function(element){box=element;show(line(words.wait));},
  login:login,
  logout:logout
};
})();`;
