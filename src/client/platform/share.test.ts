import { describe, expect, it } from 'vitest';
import { mailto, sendEmail } from './share.ts';
import type { SharingNavigator } from './share.ts';

const email = {
  to: 'leave@gridshare.example',
  subject: 'Please disenroll me',
  body: 'Hello,\nplease & thank you',
};
const ADDRESS =
  'mailto:leave@gridshare.example?subject=Please%20disenroll%20me&body=Hello%2C%0Aplease%20%26%20thank%20you';

async function press(navigator: Partial<SharingNavigator>) {
  const opened: string[] = [];
  await sendEmail(
    email,
    { maxTouchPoints: 0, userAgent: 'Mozilla/5.0 (X11; Linux x86_64)', ...navigator },
    (address) => void opened.push(address),
  );
  return opened;
}

describe('sending an email', () => {
  it("SYS-05: uses a phone's share sheet", async () => {
    const shared: { title: string; text: string }[] = [];
    const share = (data: { title: string; text: string }) => {
      shared.push(data);
      return Promise.resolve();
    };
    expect(await press({ maxTouchPoints: 5, share })).toEqual([]);
    expect(shared).toEqual([
      { title: 'Please disenroll me', text: 'leave@gridshare.example\n\nHello,\nplease & thank you' },
    ]);
  });

  it.each<[string, Partial<SharingNavigator>]>([
    ['on a desktop with a share sheet', { share: () => Promise.reject(new Error('not to be called')) }],
    ['on a phone without one', { maxTouchPoints: 5 }],
    ['where sharing fails', { maxTouchPoints: 5, share: () => Promise.reject(new Error('broken')) }],
  ])('AMB-41: opens the mail program %s', async (_where, navigator) => {
    expect(await press(navigator)).toEqual([ADDRESS]);
  });

  it('does nothing when the share sheet is closed', async () => {
    const share = () => Promise.reject(Object.assign(new Error('closed'), { name: 'AbortError' }));
    expect(await press({ maxTouchPoints: 5, share })).toEqual([]);
  });

  it('prevents addresses from adding other fields', () => {
    expect(mailto({ ...email, to: 'a@b.example?bcc=all@b.example' })).toMatch(
      /^mailto:a@b\.example%3Fbcc%3Dall%40b\.example\?subject=/,
    );
  });
});
