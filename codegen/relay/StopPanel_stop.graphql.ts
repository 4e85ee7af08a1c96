/**
 * @generated SignedSource<<84698c7870f67e4d2173fb712a390bcd>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type CashoutStopScope = "ALL" | "NONE" | "PAYMENTS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type StopPanel_stop$data = {
  readonly at: string | null | undefined;
  readonly history: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"History_entries">;
  }>;
  readonly scope: CashoutStopScope;
  readonly unsent: number;
  readonly " $fragmentType": "StopPanel_stop";
};
export type StopPanel_stop$key = {
  readonly " $data"?: StopPanel_stop$data;
  readonly " $fragmentSpreads": FragmentRefs<"StopPanel_stop">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "StopPanel_stop",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "scope",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "at",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "unsent",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "AuditEntry",
      "kind": "LinkedField",
      "name": "history",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "History_entries"
        }
      ],
      "storageKey": null
    }
  ],
  "type": "CashoutStop",
  "abstractKey": null
};

(node as any).hash = "5e261dcb79055ec7ffe3fe24b29db003";

export default node;
