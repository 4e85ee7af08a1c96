/**
 * @generated SignedSource<<00d116ab7f21b3c736237fb3e2cae3c3>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type WheelDrawState = "DRAWN" | "EMPTY" | "OPEN" | "READY" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type DrawTable_draws$data = ReadonlyArray<{
  readonly closesAt: string;
  readonly entryCount: number;
  readonly id: string;
  readonly month: string;
  readonly prize: string;
  readonly state: WheelDrawState;
  readonly winner: {
    readonly member: {
      readonly email: string;
      readonly name: string | null | undefined;
      readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "DrawTable_draws";
}>;
export type DrawTable_draws$key = ReadonlyArray<{
  readonly " $data"?: DrawTable_draws$data;
  readonly " $fragmentSpreads": FragmentRefs<"DrawTable_draws">;
}>;

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": {
    "plural": true
  },
  "name": "DrawTable_draws",
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
      "name": "month",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "prize",
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
      "name": "closesAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "entryCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "WheelDrawWinner",
      "kind": "LinkedField",
      "name": "winner",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MemberRecord",
          "kind": "LinkedField",
          "name": "member",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "name",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "email",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "MemberLink_member"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "WheelDraw",
  "abstractKey": null
};

(node as any).hash = "cbe98b922c3cce3a05a32d84e6d2560f";

export default node;
