/**
 * @generated SignedSource<<c3986ac30e650c5b0ac4a627a2edc16c>>
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

(node as any).hash = "91f8453ce6e45b25f4ca79380434942e";

export default node;
