/**
 * @generated SignedSource<<a17ba4057d8e1218916329e369593099>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MeterClaimKind = "ACCOUNT" | "METER" | "%future added value";
export type MeterClaimSide = "CLAIMANT" | "HOLDER" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberClaims_query$data = {
  readonly staff: {
    readonly meterClaims: {
      readonly edges: ReadonlyArray<{
        readonly node: {
          readonly claimant: {
            readonly email: string;
          } | null | undefined;
          readonly claimedAt: string;
          readonly holder: {
            readonly email: string;
          } | null | undefined;
          readonly id: string;
          readonly kind: MeterClaimKind;
          readonly mayDecideFor: ReadonlyArray<MeterClaimSide>;
          readonly numberLast4: string;
          readonly utilityName: string;
          readonly " $fragmentSpreads": FragmentRefs<"ClaimSide_claim" | "DecideClaim_claim">;
        };
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberClaims_query";
};
export type MemberClaims_query$key = {
  readonly " $data"?: MemberClaims_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberClaims_query">;
};

const node: ReaderFragment = (function(){
var v0 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "email",
    "storageKey": null
  }
];
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
  "name": "MemberClaims_query",
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
              "kind": "Literal",
              "name": "first",
              "value": 100
            },
            {
              "kind": "Variable",
              "name": "memberId",
              "variableName": "id"
            }
          ],
          "concreteType": "MeterClaimConnection",
          "kind": "LinkedField",
          "name": "meterClaims",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MeterClaimEdge",
              "kind": "LinkedField",
              "name": "edges",
              "plural": true,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "concreteType": "MeterClaim",
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
                      "name": "kind",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "numberLast4",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "utilityName",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "claimedAt",
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MemberRecord",
                      "kind": "LinkedField",
                      "name": "claimant",
                      "plural": false,
                      "selections": (v0/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "concreteType": "MemberRecord",
                      "kind": "LinkedField",
                      "name": "holder",
                      "plural": false,
                      "selections": (v0/*:: as any*/),
                      "storageKey": null
                    },
                    {
                      "alias": null,
                      "args": null,
                      "kind": "ScalarField",
                      "name": "mayDecideFor",
                      "storageKey": null
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "ClaimSide_claim"
                    },
                    {
                      "args": null,
                      "kind": "FragmentSpread",
                      "name": "DecideClaim_claim"
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
      "storageKey": null
    }
  ],
  "type": "Query",
  "abstractKey": null
};
})();

(node as any).hash = "3aaf3f26e4ed3fbb4bda81e973986004";

export default node;
