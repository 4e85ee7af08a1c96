/**
 * @generated SignedSource<<da6bc41e49601825f3152693b6d4d96d>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type MemberDeviceState = "MISSING" | "NO_ACCESS" | "OFFLINE" | "ONLINE" | "REMOVED" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type MemberDevices_query$data = {
  readonly staff: {
    readonly memberDevices: ReadonlyArray<{
      readonly addedAt: string;
      readonly id: string;
      readonly isOptedIn: boolean;
      readonly name: string;
      readonly partner: string;
      readonly state: MemberDeviceState;
      readonly stateAt: string;
      readonly type: string;
    }> | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberDevices_query";
};
export type MemberDevices_query$key = {
  readonly " $data"?: MemberDevices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberDevices_query">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [
    {
      "defaultValue": null,
      "kind": "LocalArgument",
      "name": "id"
    }
  ],
  "kind": "Fragment",
  "metadata": null,
  "name": "MemberDevices_query",
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
          "concreteType": "MemberDevice",
          "kind": "LinkedField",
          "name": "memberDevices",
          "plural": true,
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
              "name": "type",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "partner",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "state",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "stateAt",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "isOptedIn",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "addedAt",
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

(node as any).hash = "e76c8092b5c0e180b85da4cf0a8d8203";

export default node;
