/**
 * @generated SignedSource<<0ee4cb7149969204d62c60da1b775286>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type Liability_liability$data = {
  readonly ages: ReadonlyArray<{
    readonly fromDays: number;
    readonly hundredths: number | null | undefined;
    readonly members: number;
    readonly points: number;
  }>;
  readonly day: string;
  readonly " $fragmentType": "Liability_liability";
};
export type Liability_liability$key = {
  readonly " $data"?: Liability_liability$data;
  readonly " $fragmentSpreads": FragmentRefs<"Liability_liability">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "Liability_liability",
  "selections": [
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "day",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "LiabilityAge",
      "kind": "LinkedField",
      "name": "ages",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "fromDays",
          "storageKey": null
        },
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
          "name": "hundredths",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "members",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Liability",
  "abstractKey": null
};

(node as any).hash = "7fc3b4d0e27dec58752f8981eabed556";

export default node;
