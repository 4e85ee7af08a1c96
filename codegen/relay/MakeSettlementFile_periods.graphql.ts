/**
 * @generated SignedSource<<61836034bc806a9c647c95e3118d5b1b>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MakeSettlementFile_periods$data = ReadonlyArray<{
  readonly eventId: string;
  readonly month: string;
  readonly monthOver: boolean;
  readonly start: string;
  readonly " $fragmentType": "MakeSettlementFile_periods";
}>;
export type MakeSettlementFile_periods$key = ReadonlyArray<{
  readonly " $data"?: MakeSettlementFile_periods$data;
  readonly " $fragmentSpreads": FragmentRefs<"MakeSettlementFile_periods">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "MakeSettlementFile_periods",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "eventId",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "start",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "monthOver",
      "storageKey": null
    }
  ],
  "type": "SettlementPeriod",
  "abstractKey": null
};

(node as any).hash = "967bd34863097041283c7ebca30b038c";

export default node;
