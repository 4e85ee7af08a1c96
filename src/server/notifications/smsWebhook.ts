import { timingSafeEqual } from 'node:crypto';
import type { Locale } from '../../domain/brands/countries.ts';
import { wordsFor } from '../../domain/brands/wordsFor.ts';
import type { Deps } from '../platform/context.ts';
import { missing, refused, RequestError } from '../platform/errors.ts';
import { say } from '../platform/messages/say.ts';
import type { ServerPart } from '../platform/http/server.ts';
import { transaction } from '../platform/db/transaction.ts';
import { answerBySms } from '../settings/service.ts';
import { formatText } from './texts.ts';

/** Keywords that stop and restart text messages, with the language to answer in. */
const STOP_WORDS: Readonly<Record<string, 'en' | 'fr'>> = {
  STOP: 'en',
  STOPALL: 'en',
  UNSUBSCRIBE: 'en',
  CANCEL: 'en',
  END: 'en',
  QUIT: 'en',
  ARRET: 'fr',
  ARRETER: 'fr',
};
const START_WORDS: Readonly<Record<string, 'en' | 'fr'>> = {
  START: 'en',
  UNSTOP: 'en',
  YES: 'en',
  DEBUT: 'fr',
  OUI: 'fr',
};

/** The first word of a reply, upper case without accents: "Arrêt." → "ARRET". */
function answerWord(text: string): string {
  return (
    /^[A-Z]+/.exec(
      text
        .normalize('NFD')
        .replaceAll(/\p{Mn}/gu, '')
        .trim()
        .toUpperCase(),
    )?.[0] ?? ''
  );
}

/**
 * `POST {backend}/webhooks/sms`: a member's reply to a text message as `{ from, text }`, from the gateway (same
 * bearer token as for sending). STOP applies to every brand at once. Answers `{ reply }`, the text to send back, or
 * null. Safe to repeat.
 */
export function smsWebhook({ partners, db, clock, newId, brands }: Deps): ServerPart {
  return async (app) => {
    app.post('/webhooks/sms', async (request, reply) => {
      const token = partners.sms?.token ?? null;
      if (token === null) throw missing();
      if (!isBearer(request.headers.authorization, token))
        throw new RequestError(401, say('platform.unauthenticated'), { code: 'UNAUTHENTICATED' });
      const { from, text } = (request.body ?? {}) as { from?: unknown; text?: unknown };
      if (
        typeof from !== 'string' ||
        !/^\+\d{6,15}$/.test(from) ||
        typeof text !== 'string' ||
        text.length > 2_000
      )
        throw refused(say('platform.checkInput'));
      const word = answerWord(text);
      const given = Object.hasOwn(START_WORDS, word);
      if (!given && !Object.hasOwn(STOP_WORDS, word)) return reply.send({ reply: null });
      const brandIds = await transaction(db, (tx) =>
        answerBySms(tx, { number: from, given, now: clock.now(), newId }),
      );
      const brand = brands.byId(brandIds[0] ?? '');
      if (brand === null) return reply.send({ reply: null });
      const language = (given ? START_WORDS : STOP_WORDS)[word];
      const locale: Locale =
        language === 'fr' ? 'fr-CA' : (brand.config.locales.find((each) => each.startsWith('en')) ?? 'en-US');
      return reply.send({
        reply: formatText(locale, given ? 'start.sms' : 'stop.sms', {
          shortName: wordsFor(brand, locale).shortName,
        }),
      });
    });
  };
}

function isBearer(header: string | undefined, token: string): boolean {
  const [given, wanted] = [Buffer.from(header ?? ''), Buffer.from(`Bearer ${token}`)];
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
