/**
 * @generated SignedSource<<b3e9682fc1b2bc0403f72953893be4b5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeletedSegments_staff$data = {
  readonly deletedSegments: ReadonlyArray<{
    readonly last: {
      readonly activelyEnrolling: boolean;
      readonly actor: string;
      readonly at: string;
      readonly name: string;
      readonly nodes: ReadonlyArray<{
        readonly " $fragmentSpreads": FragmentRefs<"RuleText_nodes">;
      }>;
      readonly reason: string;
      readonly version: number;
    };
    readonly segmentId: string;
  }> | null | undefined;
  readonly " $fragmentType": "DeletedSegments_staff";
};
export type DeletedSegments_staff$key = {
  readonly " $data"?: DeletedSegments_staff$data;
  readonly " $fragmentSpreads": FragmentRefs<"DeletedSegments_staff">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "DeletedSegments_staff",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "DeletedSegment",
      "kind": "LinkedField",
      "name": "deletedSegments",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "segmentId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "SegmentVersion",
          "kind": "LinkedField",
          "name": "last",
          "plural": false,
          "selections": [
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
              "name": "at",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "actor",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "reason",
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
              "name": "activelyEnrolling",
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
                  "name": "RuleText_nodes"
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
  "type": "Staff",
  "abstractKey": null
};

(node as any).hash = "19fe2d43fe4d3ddda120d45ed958ab48";

export default node;
