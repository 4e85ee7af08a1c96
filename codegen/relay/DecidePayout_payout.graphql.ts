/**
 * @generated SignedSource<<722c66210e677feb9c6d1eff7b6c7606>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type PayoutState = "BLOCKED" | "FAILED" | "PAID" | "QUEUED" | "REFUSED" | "RETURNED" | "REVIEW" | "SENT" | "UNCLAIMED" | "WITHDRAWN" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DecidePayout_payout$data = {
  readonly currency: string;
  readonly destination: string;
  readonly hundredths: number;
  readonly id: string;
  readonly isOwn: boolean;
  readonly mayApprove: boolean;
  readonly mayRefuse: boolean;
  readonly state: PayoutState;
  readonly version: number;
  readonly " $fragmentType": "DecidePayout_payout";
};
export type DecidePayout_payout$key = {
  readonly " $data"?: DecidePayout_payout$data;
  readonly " $fragmentSpreads": FragmentRefs<"DecidePayout_payout">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DecidePayout_payout",
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
      "name": "version",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayApprove",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRefuse",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "isOwn",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "state",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "hundredths",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "currency",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "destination",
      "storageKey": null
    }
  ],
  "type": "StaffPayout",
  "abstractKey": null
};

(node as any).hash = "647169465b16c9a7df72f43bfd125342";

export default node;
