/**
 * @generated SignedSource<<298cfba165704e90fce9ea3324d4bee2>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type LedgerWords_balance$data = {
  readonly points: number;
  readonly watts: number;
  readonly " $fragmentType": "LedgerWords_balance";
};
export type LedgerWords_balance$key = {
  readonly " $data"?: LedgerWords_balance$data;
  readonly " $fragmentSpreads": FragmentRefs<"LedgerWords_balance">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "LedgerWords_balance",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "points",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "watts",
      "storageKey": null
    }
  ],
  "type": "Balance",
  "abstractKey": null
};

(node as any).hash = "eca3e8b070dc0588dab2957be48dda19";

export default node;
