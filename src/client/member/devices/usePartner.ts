import { useState } from 'react';
import type { DeviceConnection } from '../../../../codegen/rest/types.ts';
import { useConnect, type ConnectUse } from './useConnect.ts';

interface Partner {
  readonly id: string;
  readonly title: string;
}

export interface PartnerUse extends ConnectUse {
  /** The partner whose account and password the member enters now. */
  readonly asking: Partner | null;
  titleOf(connectionConfigId: string): string;
  /** Begins to connect: at the partner's page, or by asking for account and password. */
  open(connectionConfigId: string): void;
  close(): void;
}

/** Connects by the method that the partner supports. */
export function usePartner(connections: readonly DeviceConnection[]): PartnerUse {
  const use = useConnect();
  const [asking, setAsking] = useState<Partner | null>(null);
  const find = (id: string) => connections.find(({ connection_config_id: each }) => each === id);
  const titleOf = (id: string): string => find(id)?.title ?? id;
  return {
    ...use,
    asking,
    titleOf,
    open(id) {
      const partner = { id, title: titleOf(id) };
      if (find(id)?.cloud === 'account') setAsking(partner);
      else void use.connect(partner);
    },
    close: () => setAsking(null),
  };
}
