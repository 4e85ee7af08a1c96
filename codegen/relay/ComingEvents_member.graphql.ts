/**
 * @generated SignedSource<<661e80d07ac669572f51e59cef9bad85>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type OptState = "IN" | "NONE" | "OUT" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type ComingEvents_member$data = {
  readonly comingEvents: ReadonlyArray<{
    readonly endAt: string;
    readonly eventId: string;
    readonly mayJoin: boolean;
    readonly mayLeave: boolean;
    readonly opt: OptState;
    readonly programName: string;
    readonly startAt: string;
    readonly timeZone: string;
  }>;
  readonly id: string;
  readonly " $fragmentType": "ComingEvents_member";
};
export type ComingEvents_member$key = {
  readonly " $data"?: ComingEvents_member$data;
  readonly " $fragmentSpreads": FragmentRefs<"ComingEvents_member">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "ComingEvents_member",
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
      "concreteType": "ComingMemberEvent",
      "kind": "LinkedField",
      "name": "comingEvents",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "eventId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "programName",
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
          "name": "opt",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayJoin",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "mayLeave",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "MemberRecord",
  "abstractKey": null
};

(node as any).hash = "b418ceae1846d354e7cfe06e5c0be856";

export default node;
