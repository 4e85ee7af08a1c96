/**
 * @generated SignedSource<<5dc1a30b55827d6c58f6bbdfb4a4bbae>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SegmentKind = "ATTRIBUTE_FILTER" | "CODE_DEFINED" | "COMPOUND" | "%future added value";
export type SegmentNodeKind = "ALL" | "ANY" | "CODE" | "FILTER" | "NOT" | "SEGMENT" | "%future added value";
export type SegmentOperator = "AT_LEAST" | "AT_MOST" | "BETWEEN" | "CONTAINS" | "ENDS_WITH" | "HAS_ALL" | "HAS_ANY" | "HAS_NONE" | "IS_NOT_ONE_OF" | "IS_NOT_SET" | "IS_ONE_OF" | "IS_SET" | "LESS_THAN" | "MORE_THAN" | "MORE_THAN_DAYS_AGO" | "STARTS_WITH" | "WITHIN_LAST_DAYS" | "%future added value";
export type SegmentUseKind = "FEATURE" | "SEGMENT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SegmentPage_segment$data = {
  readonly active: boolean;
  readonly activelyEnrolling: boolean;
  readonly description: string;
  readonly fault: string | null | undefined;
  readonly id: string;
  readonly invert: boolean;
  readonly kind: SegmentKind;
  readonly memberCount: number;
  readonly name: string;
  readonly nodes: ReadonlyArray<{
    readonly attribute: string | null | undefined;
    readonly booleans: ReadonlyArray<boolean>;
    readonly kind: SegmentNodeKind;
    readonly numbers: ReadonlyArray<number>;
    readonly operator: SegmentOperator | null | undefined;
    readonly parent: number | null | undefined;
    readonly segmentId: string | null | undefined;
    readonly texts: ReadonlyArray<string>;
    readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes">;
  }>;
  readonly sampleMembers: ReadonlyArray<string>;
  readonly segmentId: string;
  readonly uses: ReadonlyArray<{
    readonly id: string;
    readonly kind: SegmentUseKind;
    readonly name: string;
  }>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentBadge_segment" | "SegmentVersions_segment">;
  readonly " $fragmentType": "SegmentPage_segment";
};
export type SegmentPage_segment$key = {
  readonly " $data"?: SegmentPage_segment$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentPage_segment">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "id",
  "storageKey": null
},
v1 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "segmentId",
  "storageKey": null
},
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "name",
  "storageKey": null
},
v3 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "kind",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentPage_segment",
  "selections": [
    (v0/*:: as any*/),
    (v1/*:: as any*/),
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    (v3/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentNode",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "parent",
          "storageKey": null
        },
        (v3/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "attribute",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "operator",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "texts",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "numbers",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "booleans",
          "storageKey": null
        },
        (v1/*:: as any*/),
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "RuleText_nodes"
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "invert",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "active",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "activelyEnrolling",
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
      "name": "fault",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "memberCount",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "sampleMembers",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentUse",
      "kind": "LinkedField",
      "name": "uses",
      "plural": true,
      "selections": [
        (v3/*:: as any*/),
        (v0/*:: as any*/),
        (v2/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SegmentBadge_segment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "SegmentVersions_segment"
    }
  ],
  "type": "Segment",
  "abstractKey": null
};
})();

(node as any).hash = "5e9bd5ba2419723cf69a5ff0397eb679";

export default node;
