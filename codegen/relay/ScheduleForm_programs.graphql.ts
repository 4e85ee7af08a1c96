/**
 * @generated SignedSource<<4e25310f4636dd8acd70d00a116cea32>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type ScheduleForm_programs$data = {
  readonly edges: ReadonlyArray<{
    readonly node: {
      readonly active: boolean;
      readonly id: string;
      readonly name: string;
      readonly timeZone: string;
      readonly " $fragmentSpreads": FragmentRefs<"HowMembersJoin_program">;
    };
  }>;
  readonly " $fragmentType": "ScheduleForm_programs";
};
export type ScheduleForm_programs$key = {
  readonly " $data"?: ScheduleForm_programs$data;
  readonly " $fragmentSpreads": FragmentRefs<"ScheduleForm_programs">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ScheduleForm_programs",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "ProgramEdge",
      "kind": "LinkedField",
      "name": "edges",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "concreteType": "Program",
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
              "name": "active",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "timeZone",
              "storageKey": null
            },
            {
              "args": null,
              "kind": "FragmentSpread",
              "name": "HowMembersJoin_program"
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "ProgramConnection",
  "abstractKey": null
};

(node as any).hash = "d2b79bc7c72f58b10149a5f010f39202";

export default node;
