/**
 * @generated SignedSource<<762b8929e2d45b9e881208ead30ebfb1>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Algorithm = "device_participation" | "participation_reduction" | "participation_reduction_org" | "participation_reduction_org_rt" | "participation_reduction_rt" | "participation_reduction_rt_break_streaks" | "reduction" | "reduction_rt" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ChangeForm_event$data = {
  readonly algorithm: Algorithm;
  readonly endAt: string;
  readonly id: string;
  readonly participation: {
    readonly joined: number;
  };
  readonly program: {
    readonly id: string;
    readonly timeZone: string;
  };
  readonly startAt: string;
  readonly version: number;
  readonly " $fragmentType": "ChangeForm_event";
};
export type ChangeForm_event$key = {
  readonly " $data"?: ChangeForm_event$data;
  readonly " $fragmentSpreads": FragmentRefs<"ChangeForm_event">;
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
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ChangeForm_event",
  "selections": [
    (v0/*:: as any*/),
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
      "name": "startAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "endAt",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "algorithm",
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "ParticipationCounts",
      "kind": "LinkedField",
      "name": "participation",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "joined",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "Program",
      "kind": "LinkedField",
      "name": "program",
      "plural": false,
      "selections": [
        (v0/*:: as any*/),
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "timeZone",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "StaffEvent",
  "abstractKey": null
};
})();

(node as any).hash = "be376213583fac01b0ca858c3b82b12d";

export default node;
