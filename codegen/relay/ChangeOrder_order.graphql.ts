/**
 * @generated SignedSource<<076e5cdb6c02b6bb4bf019afca7f8d49>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ChangeOrder_order$data = {
  readonly id: string;
  readonly mayCancel: boolean;
  readonly mayRefund: boolean;
  readonly mayRetry: boolean;
  readonly payoutId: string | null | undefined;
  readonly version: number;
  readonly " $fragmentType": "ChangeOrder_order";
};
export type ChangeOrder_order$key = {
  readonly " $data"?: ChangeOrder_order$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeOrder_order">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeOrder_order",
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
      "name": "mayRetry",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayCancel",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "mayRefund",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "payoutId",
      "storageKey": null
    }
  ],
  "type": "StaffOrder",
  "abstractKey": null
};

(node as any).hash = "6b971c5838334d898acde2681e39ad99";

export default node;
