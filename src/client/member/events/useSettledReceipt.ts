import type { SettledReceipt } from '../../../domain/settlement/receipt.ts';
import { useRestQuery } from '../../platform/cache/useRestQuery.ts';
import { useApp } from '../../platform/screen/app.ts';
import { eventReceipt } from './eventQueries.ts';

/** The receipt of a result by a baseline; null for others, and until it has loaded. */
export function useSettledReceipt(eventId: string, isSettled: boolean): SettledReceipt | null {
  const { data } = useRestQuery({ ...eventReceipt(useApp(), eventId), enabled: isSettled });
  const receipt = data?.receipt;
  return receipt?.kind !== 'reduction' || receipt.state === 'PENDING' ? null : receipt;
}
