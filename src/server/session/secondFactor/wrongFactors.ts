import { isFactorLocked, wrongFactorNews } from '../../../domain/session/wrongFactors.ts';
import type { Deps } from '../../platform/context.ts';
import type { Db } from '../../platform/db/db.ts';
import { transaction } from '../../platform/db/transaction.ts';
import { toNetwork } from '../../platform/http/toNetwork.ts';
import { agentName } from '../login/agent.ts';
import { noteFailedLogIn } from '../store/sessions.ts';
import { addWrongFactor, readWrongFactors } from '../store/twoFactor.ts';

/** Whether too many wrong second factors were given in a row, so that no other is checked. */
export async function isLocked(db: Db, memberId: string): Promise<boolean> {
  return isFactorLocked(await readWrongFactors(db, memberId));
}

/** Counts a wrong second factor, and tells the owner when somebody who knows the password seems to guess it. */
export async function countWrongFactor(
  { notify, newId }: Pick<Deps, 'notify' | 'newId'>,
  db: Db,
  {
    brandId,
    memberId,
    now,
    address,
    userAgent,
  }: {
    readonly brandId: string;
    readonly memberId: string;
    readonly now: Date;
    readonly address: string;
    readonly userAgent: string;
  },
): Promise<void> {
  await noteFailedLogIn(db, {
    id: newId(),
    brand: brandId,
    memberId,
    at: now,
    outcome: 'wrong_factor',
    agent: agentName(userAgent),
    network: toNetwork(address),
  });
  await transaction(db, async (tx) => {
    const news = wrongFactorNews(await addWrongFactor(tx, memberId));
    if (news === null) return;
    await notify.send(tx, {
      brandId,
      memberId,
      template: 'second-factor-guessed',
      values: { state: news },
      key: `second-factor-guessed:${newId()}`,
    });
  });
}
