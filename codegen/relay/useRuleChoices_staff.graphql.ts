/**
 * @generated SignedSource<<f16c6507d265cd3d3fd6e5511510814a>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SegmentAttributeSource = "DEVICES" | "EVENTS" | "ORDERS" | "PROFILE" | "REFERRALS" | "SESSION" | "UTILITY" | "WALLET" | "%future added value";
export type SegmentDataType = "BOOLEAN" | "DATE" | "DECIMAL" | "LIST" | "ONE_OF" | "TEXT" | "WHOLE_NUMBER" | "%future added value";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useRuleChoices_staff$data = {
  readonly segmentAttributes: ReadonlyArray<{
    readonly dataType: SegmentDataType;
    readonly earliest: string | null | undefined;
    readonly latest: string | null | undefined;
    readonly maximum: number | null | undefined;
    readonly minimum: number | null | undefined;
    readonly name: string;
    readonly operators: ReadonlyArray<SegmentOperator>;
    readonly options: ReadonlyArray<{
      readonly name: string | null | undefined;
      readonly value: string;
    }>;
    readonly ordered: boolean;
    readonly personal: boolean;
    readonly source: SegmentAttributeSource;
  }> | null | undefined;
  readonly segments: {
    readonly edges: ReadonlyArray<{
      readonly node: {
        readonly name: string;
        readonly segmentId: string;
      };
    }>;
  } | null | undefined;
  readonly " $fragmentType": "useRuleChoices_staff";
};
export type useRuleChoices_staff$key = {
  readonly " $data"?: useRuleChoices_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"useRuleChoices_staff">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useRuleChoices_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentAttribute",
      "kind": "LinkedField",
      "name": "segmentAttributes",
      "plural": true,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dataType",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "source",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "personal",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "minimum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "maximum",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "earliest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "latest",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "ordered",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operators",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SegmentOption",
          "kind": "LinkedField",
          "name": "options",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "value",
              "storageKey": null
            },
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": [
        {
          "kind": "Literal",
          "name": "all",
          "value": true
        }
      ],
      "concreteType": "SegmentConnection",
      "kind": "LinkedField",
      "name": "segments",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "SegmentEdge",
          "kind": "LinkedField",
          "name": "edges",
          "plural": true,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "Segment",
              "kind": "LinkedField",
              "name": "node",
              "plural": false,
              "selections": [
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "segmentId",
                  "storageKey": null
                },
                (v0/*:: as any*/)
              ],
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": "segments(all:true)"
    }
  ],
  "type": "Staff",
  "abstractKey": null
};
})();

(node as any).hash = "12c1daf7cbe1bab7557533399a82d228";

export default node;
