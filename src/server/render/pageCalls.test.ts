import { describe, expect, it } from 'vitest';
import { PageCalls, type PageAnswer, type PageCall } from './pageCalls.ts';

const get = (path: string): PageCall => ({ method: 'GET', path, body: null });

/** Answers with the call's path, and counts calls. */
function counted(
  answer: (call: PageCall) => Promise<PageAnswer> = ({ path }) =>
    Promise.resolve({ status: 200, text: JSON.stringify({ path }) }),
) {
  const made: string[] = [];
  const calls = new PageCalls((call) => {
    made.push(call.path);
    return answer(call);
  });
  return { made, calls };
}

describe('the calls of a page', () => {
  it('are made once, ahead or by a loader, and answer every request', async () => {
    const { made, calls } = counted();
    await calls.make([get('/backend/a')]);
    const answers = await Promise.all([1, 2].map(() => calls.fetch(new Request('http://page/backend/a'))));
    expect(await Promise.all(answers.map((answer) => answer.json()))).toEqual([
      { path: '/backend/a' },
      { path: '/backend/a' },
    ]);
    await calls.fetch(new Request('http://page/backend/b?c=d'));
    expect(made).toEqual(['/backend/a', '/backend/b?c=d']);
  });

  it('are distinguished by their body', async () => {
    const { made, calls } = counted();
    const post = (body: string) =>
      calls.fetch(new Request('http://page/backend/graphql', { method: 'POST', body }));
    await Promise.all([post('{"id":"one"}'), post('{"id":"two"}'), post('{"id":"one"}')]);
    expect(made).toHaveLength(2);
  });

  it('are listed for the next page without those that no loader used', async () => {
    const { calls } = counted();
    await calls.make([get('/backend/a'), get('/backend/vain')]);
    await calls.fetch(new Request('http://page/backend/a'));
    expect(calls.used()).toEqual([get('/backend/a')]);
  });

  it('give the same cache key whatever their timing, and another when an answer differs', async () => {
    const slow = (delays: Readonly<Record<string, number>>, text = 'x') =>
      counted(async ({ path }) => {
        await new Promise((resolve) => setTimeout(resolve, delays[path] ?? 0));
        return { status: 200, text };
      }).calls;
    const list = [get('/a'), get('/b')];
    const answersTo = async (calls: PageCalls) => {
      await calls.make(list);
      return calls.withAnswers(list);
    };
    const first = await answersTo(slow({ '/a': 10 }));
    expect(await answersTo(slow({ '/b': 10 }))).toEqual(first);
    expect(await answersTo(slow({}, 'y'))).not.toEqual(first);
  });

  it('that fail ahead reject only when a loader makes them', async () => {
    const { calls } = counted(() => Promise.reject(new Error('gone')));
    await expect(calls.make([get('/a')])).resolves.toBeUndefined();
    await expect(calls.fetch(new Request('http://page/a'))).rejects.toThrow('gone');
  });
});
