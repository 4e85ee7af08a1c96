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
  partnerTitle(connectionConfigId: string): string;
  /** Begins to connect: at the partner's page, or by asking for account and password. */
  open(connectionConfigId: string): void;
  close(): void;
}

/** Connects by the method that the partner supports. */
export function usePartner(connections: readonly DeviceConnection[]): PartnerUse {
  const use = useConnect();
  const [asking, setAsking] = useState<Partner | null>(null);
  const find = (id: string) => connections.find(({ connection_config_id: each }) => each === id);
  const partnerTitle = (id: string): string => find(id)?.title ?? id;
  return {
    ...use,
    asking,
    partnerTitle,
    open(id) {
      const partner = { id, title: partnerTitle(id) };
      if (find(id)?.cloud === 'account') setAsking(partner);
      else void use.connect(partner);
    },
    close: () => setAsking(null),
  };
}
