/**
 * @generated SignedSource<<1224bef72042969a7b2729d216d990db>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type SegmentSchedules_schedule$data = {
  readonly segment: {
    readonly after: {
      readonly active: boolean;
      readonly activelyEnrolling: boolean;
      readonly description: string;
      readonly invert: boolean;
      readonly name: string;
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"useRuleQuery_nodes">;
      }>;
    };
    readonly " $fragmentSpreads": FragmentRefs<"SegmentSides_sides">;
  } | null | undefined;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleLine_schedule">;
  readonly " $fragmentType": "SegmentSchedules_schedule";
};
export type SegmentSchedules_schedule$key = {
  readonly " $data"?: SegmentSchedules_schedule$data;
  readonly " $fragmentSpreads": FragmentRefs<"SegmentSchedules_schedule">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SegmentSchedules_schedule",
  "selections": [
    {
      "args": null,
      "kind": "FragmentSpread",
      "name": "ScheduleLine_schedule"
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SegmentDifference",
      "kind": "LinkedField",
      "name": "segment",
      "plural": false,
      "selections": [
        {
          "args": null,
          "kind": "FragmentSpread",
          "name": "SegmentSides_sides"
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SegmentContent",
          "kind": "LinkedField",
          "name": "after",
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
              "name": "description",
              "storageKey": null
            },
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
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ScheduledChange",
  "abstractKey": null
};

(node as any).hash = "b2e0b96e63cab329d2e7bdda698be220";

export default node;
