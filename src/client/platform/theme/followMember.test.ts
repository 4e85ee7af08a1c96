import { describe, expect, it } from 'vitest';
import type { UserStatus } from '../../../../codegen/rest/types.ts';
import { DANA, toUserStatus } from '../../../../tests/support/clientApp.tsx';
import type { SessionState } from '../session/session.ts';
import { createStore } from '../store.ts';
import { followMember } from './followMember.ts';

function follow() {
  const store = createStore<SessionState | undefined>(undefined);
  const shown: unknown[] = [];
  const stop = followMember({
    session: { store, current: () => store.get()?.status },
    theme: { start: (stored) => void shown.push(stored) },
  });
  const become = (status: UserStatus) => store.set({ status, linkExpired: false });
  return { shown, become, stop };
}

const dana = toUserStatus({ ...DANA, theme: 'tamarack', colorMode: 'dark' });

describe("the current user's theme", () => {
  it("FLT-06: is the member's after login, and this browser's after log-out", () => {
    const { shown, become } = follow();
    become(toUserStatus(null));
    become(dana);
    become(toUserStatus(null));
    expect(shown).toEqual([{}, { themeId: 'tamarack', mode: 'dark' }, {}]);
  });

  it('stays when the same member is reported again, and after stopping', () => {
    const { shown, become, stop } = follow();
    become(dana);
    become(toUserStatus({ ...DANA, theme: 'ebbwatt' }));
    stop();
    become(toUserStatus(null));
    expect(shown).toHaveLength(1);
  });
});
