/**
 * @generated SignedSource<<c9f731bd5fab4c2cf2d3c9536beb2f6c>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SegmentKind = "ATTRIBUTE_FILTER" | "CODE_DEFINED" | "COMPOUND" | "%future added value";
export type SegmentUseKind = "EVENT" | "EXPERIMENT" | "FEATURE" | "GRID_SOURCE" | "PLACEMENT" | "SEGMENT" | "%future added value";
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
    readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes" | "useRuleQuery_nodes">;
  }>;
  readonly sampleMembers: ReadonlyArray<string>;
  readonly schedules: ReadonlyArray<{
    readonly " $fragmentSpreads": FragmentRefs<"useOutdated_schedules">;
  }>;
  readonly segmentId: string;
  readonly uses: ReadonlyArray<{
    readonly id: string;
    readonly kind: SegmentUseKind;
    readonly name: string;
  }>;
  readonly version: number;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentBadge_segment" | "SegmentSchedules_segment" | "useSegmentVersions_segment">;
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
  "name": "name",
  "storageKey": null
},
v2 = {
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
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "segmentId",
      "storageKey": null
    },
    (v1/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "description",
      "storageKey": null
    },
    (v2/*:: as any*/),
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentNode",
      "kind": "LinkedField",
      "name": "nodes",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useRuleQuery_nodes"
        },
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
        (v2/*:: as any*/),
        (v0/*:: as any*/),
        (v1/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ScheduledChange",
      "kind": "LinkedField",
      "name": "schedules",
      "plural": true,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "useOutdated_schedules"
        }
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
      "name": "SegmentSchedules_segment"
    },
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "useSegmentVersions_segment"
    }
  ],
  "type": "Segment",
  "abstractKey": null
};
})();

(node as any).hash = "d6b62d3db79ab4728d74118175ef8729";

export default node;
