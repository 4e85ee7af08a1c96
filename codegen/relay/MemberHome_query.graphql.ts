/**
 * @generated SignedSource<<08a3a256bd7ac3d68bcf7e380e19a9dc>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type MemberHome_query$data = {
  readonly staff: {
    readonly memberHome: {
      readonly fetching: {
        readonly dueAt: string | null | undefined;
        readonly failures: number;
        readonly fetchedTo: string | null | undefined;
      } | null | undefined;
      readonly meters: ReadonlyArray<{
        readonly alike: ReadonlyArray<{
          readonly email: string;
          readonly id: string;
          readonly " $fragmentSpreads": FragmentRefs<"MemberLink_member">;
        }>;
        readonly days: number;
        readonly gapDays: ReadonlyArray<string>;
        readonly id: string;
        readonly isReleased: boolean;
        readonly isVerified: boolean;
        readonly last4: string;
        readonly lastReadingAt: string | null | undefined;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberHome_query";
};
export type MemberHome_query$key = {
  readonly " $data"?: MemberHome_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberHome_query">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
};
return {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberHome_query",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "Staff",
      "kind": "LinkedField",
      "name": "staff",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": [
            {
              "kind": "Variable",
              "name": "id",
              "variableName": "id"
            }
          ],
          "concreteType": "MemberHome",
          "kind": "LinkedField",
          "name": "memberHome",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MemberMeter",
              "kind": "LinkedField",
              "name": "meters",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "last4",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isVerified",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "isReleased",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "lastReadingAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "days",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "gapDays",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MemberRecord",
                  "kind": "LinkedField",
                  "name": "alike",
                  "plural": true,
                  "selections": [
                    (v0/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MeterFetching",
              "kind": "LinkedField",
              "name": "fetching",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "fetchedTo",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "dueAt",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "failures",
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
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "01dc057e6dd569299789ba7b55e899a9";

export default node;
