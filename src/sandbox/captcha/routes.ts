import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { readFields } from '../support/forms.ts';
import { secretName } from '../support/random.ts';
import { sameSecret } from '../support/secrets.ts';
import type { World } from '../world/world.ts';

const GOOD_FOR_MS = 120_000;

/**
 * The script for pages: turns every `<div class="captcha" data-sitekey="…">` into a checkbox;
 * `captcha.render(element, options)` does so on demand. The token goes into a hidden field `captcha-response`
 * and to the callback.
 */
const SCRIPT = `(function(){
var origin=new URL(document.currentScript.src).origin;
var fr=/^fr/i.test(document.documentElement.lang);
function render(target,options){
  var element=typeof target==='string'?document.getElementById(target):target;
  var set=options||{};var key=set.sitekey||element.getAttribute('data-sitekey')||'';
  var label=document.createElement('label');var box=document.createElement('input');var field=document.createElement('input');
  box.type='checkbox';field.type='hidden';field.name='captcha-response';
  label.style.cssText='display:inline-flex;gap:.6rem;align-items:center;padding:.75rem 1rem;'
    +'border:1px solid currentColor;border-radius:8px;min-height:44px';
  label.appendChild(box);label.appendChild(document.createTextNode(fr?'Je ne suis pas un robot':'I’m not a robot'));
  element.replaceChildren(label,field);
  function end(){box.checked=false;field.value='';if(set['expired-callback'])set['expired-callback']();}
  box.addEventListener('change',function(){
    if(!box.checked){end();return;}
    fetch(origin+'/captcha/token',{method:'POST',headers:{'content-type':'application/json'},body:JSON.stringify({sitekey:key})})
      .then(function(answer){if(!answer.ok)throw new Error(String(answer.status));return answer.json();})
      .then(function(answer){field.value=answer.token;if(set.callback)set.callback(answer.token);setTimeout(end,${GOOD_FOR_MS});})
      .catch(function(error){end();if(set['error-callback'])set['error-callback'](error);});
  });
  return {reset:end};
}
window.captcha={render:render};
document.querySelectorAll('.captcha[data-sitekey]').forEach(function(element){render(element);});
window.dispatchEvent(new Event('captcha-ready'));
})();`;

/** A simulated captcha service. */
export function captchaRoutes(app: FastifyInstance, world: World): void {
  const tokens = new Map<
    string,
    { readonly siteKey: string; readonly at: number; readonly hostname: string }
  >();

  const verify = (request: FastifyRequest, reply: FastifyReply): FastifyReply => {
    const { secret = '', response = '' } = readFields(request.body);
    const found = tokens.get(response);
    tokens.delete(response);
    const known = world.settings.brands.some((brand) => {
      const theirs = world.secret(`captcha:${brand}`);
      return theirs !== null && sameSecret(theirs, secret);
    });
    if (!known) return reply.send({ success: false, 'error-codes': ['invalid-input-secret'] });
    if (!found) return reply.send({ success: false, 'error-codes': ['invalid-input-response'] });
    if (world.settings.now().getTime() - found.at > GOOD_FOR_MS)
      return reply.send({ success: false, 'error-codes': ['timeout-or-duplicate'] });
    return reply.send({
      success: true,
      challenge_ts: new Date(found.at).toISOString(),
      hostname: found.hostname,
      'error-codes': [],
    });
  };

  app.get('/captcha/api.js', { config: { partner: 'captcha', endpoint: 'script' } }, (_request, reply) =>
    reply
      .type('text/javascript; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('cross-origin-resource-policy', 'cross-origin')
      .send(SCRIPT),
  );
  app.options('/captcha/token', (request, reply) =>
    allowOrigin(request, reply).header('access-control-allow-headers', 'content-type').code(204).send(),
  );
  app.post('/captcha/token', { config: { partner: 'captcha', endpoint: 'token' } }, (request, reply) => {
    const token = secretName();
    const { origin = '' } = request.headers;
    tokens.set(token, {
      siteKey: readFields(request.body)['sitekey'] ?? '',
      at: world.settings.now().getTime(),
      hostname: URL.canParse(origin) ? new URL(origin).hostname : '',
    });
    return allowOrigin(request, reply).send({ token });
  });
  for (const path of ['/captcha', '/captcha/siteverify'])
    app.post(path, { config: { partner: 'captcha', endpoint: 'verify' } }, verify);
}

/** The box is on pages of other local origins; remote ones can't reach the sandbox. */
function allowOrigin(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return reply.header('access-control-allow-origin', request.headers.origin ?? '*').header('vary', 'origin');
}
