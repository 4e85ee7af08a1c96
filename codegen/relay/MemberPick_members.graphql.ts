/**
 * @generated SignedSource<<a7be44e16705c8b3852328cde715544c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberPick_members$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly connection: {
        readonly enrolledAt: string | null | undefined;
      } | null | undefined;
      readonly createdAt: string;
      readonly email: string;
      readonly id: string;
      readonly name: string | null | undefined;
      readonly postalCode: string | null | undefined;
    };
  }>;
  readonly " $fragmentType": "MemberPick_members";
};
export type MemberPick_members$key = {
  readonly " $data"?: MemberPick_members$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberPick_members">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberPick_members",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "MemberRecordEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "MemberRecord",
          "kind": "LinkedField",
          "name": "node",
          "plural": false,
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
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "postalCode",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "createdAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MemberUtility",
              "kind": "LinkedField",
              "name": "connection",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "enrolledAt",
                  "storageKey": null
                }
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecordConnection",
  "abstractKey": null
};

(node as any).hash = "68e8c7f892b39909a4ffbfa6a7d22ec6";

export default node;
