import type { FastifyInstance } from 'fastify';
import { SUPPORT_FRAME } from '../../domain/settings/supportFrame.ts';
import type { Brands } from '../brands/service.ts';
import { RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import { sendPartnerFrame } from './partnerFrame.ts';
import { supportScript } from './supportScript.ts';

const STYLES = `
[role=log]{min-height:120px;padding:0 0 8px}
[role=log] p{padding:8px 12px;border-radius:12px;background:var(--c-surface-raised);overflow-wrap:anywhere}
form{display:grid;gap:8px}
label{font-weight:600}
input{
  box-sizing:border-box;
  width:100%;
  min-height:44px;
  padding:8px 12px;
  border:1px solid currentColor;
  border-radius:8px;
  background:transparent;
  color:inherit;
  font:inherit;
}
button{
  justify-self:start;
  min-height:44px;
  padding:8px 20px;
  border:0;
  border-radius:8px;
  background:var(--c-brand);
  color:var(--c-on-brand);
  font:inherit;
  font-weight:600;
  cursor:pointer;
}`;

/**
 * The page that runs a brand's support widget in a frame. Its origin is opaque, so that the widget reaches neither the
 * app's pages nor its cookies.
 */
export function registerSupportFrame(app: FastifyInstance, brands: Brands, scriptUrl: string | null): void {
  app.get(SUPPORT_FRAME, (request, reply) => {
    const { supportWidgetId } = brands.forHost(request.host).config;
    if (supportWidgetId === null || scriptUrl === null)
      throw new RequestError(404, say('platform.noPage'), { code: 'NOT_FOUND' });
    return sendPartnerFrame(request, reply.header('referrer-policy', 'no-referrer'), brands, {
      element: 'support',
      data: { app: supportWidgetId },
      scriptUrl,
      script: supportScript,
      styles: STYLES,
      title: say('settings.supportTitle'),
      notLoaded: say('settings.supportNotLoaded'),
      again: say('settings.supportAgain'),
      opensFrames: false,
    });
  });
}
