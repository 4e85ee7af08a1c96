/**
 * @generated SignedSource<<04d8c4c272cfa68aed03f5603030c01c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type GridSignalAction = "CANCEL" | "CHANGE" | "REPORT" | "START" | "%future added value";
export type GridSignalOutcome = "CANCELLED" | "CHANGED" | "IGNORED" | "REFUSED" | "REPORTED" | "SCHEDULED" | "STARTED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SignalTable_signals$data = ReadonlyArray<{
  readonly action: GridSignalAction;
  readonly at: string;
  readonly detail: string | null | undefined;
  readonly endAt: string | null | undefined;
  readonly externalId: string;
  readonly id: string;
  readonly outcome: GridSignalOutcome;
  readonly sourceName: string;
  readonly staffEventId: string | null | undefined;
  readonly startAt: string | null | undefined;
  readonly " $fragmentType": "SignalTable_signals";
}>;
export type SignalTable_signals$key = ReadonlyArray<{
  readonly " $data"?: SignalTable_signals$data;
  readonly " $fragmentSpreads": FragmentRefs<"SignalTable_signals">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "SignalTable_signals",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "id",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sourceName",
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
      "name": "externalId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "action",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "startAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "outcome",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "detail",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "staffEventId",
      "storageKey": null
    }
  ],
  "type": "GridSignal",
  "abstractKey": null
};

(node as any).hash = "ccd7a4896bfad1e7cd2edd488cdcb21a";

export default node;
