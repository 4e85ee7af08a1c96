/**
 * @generated SignedSource<<59988f8424565413c069b8c8609c2968>>
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
    readonly memberDevices: {
      readonly devices: ReadonlyArray<{
        readonly addedAt: string;
        readonly id: string;
        readonly isOptedIn: boolean;
        readonly name: string;
        readonly partner: string;
        readonly state: MemberDeviceState;
        readonly stateAt: string;
        readonly type: string;
      }>;
      readonly log: ReadonlyArray<{
        readonly at: string;
        readonly eventStartAt: string | null | undefined;
        readonly id: string;
        readonly name: string;
        readonly what: string;
      }>;
    } | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "MemberDevices_query";
};
export type MemberDevices_query$key = {
  readonly " $data"?: MemberDevices_query$data;
  readonly " $fragmentSpreads": FragmentRefs<"MemberDevices_query">;
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
};
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
          "concreteType": "MemberDevices",
          "kind": "LinkedField",
          "name": "memberDevices",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "concreteType": "MemberDevice",
              "kind": "LinkedField",
              "name": "devices",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
            },
            {
              "alias": null,
              "args": null,
              "concreteType": "MemberDeviceEntry",
              "kind": "LinkedField",
              "name": "log",
              "plural": true,
              "selections": [
                (v0/*:: as any*/),
                (v1/*:: as any*/),
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
                  "name": "what",
                  "storageKey": null
                },
                {
                  "alias": null,
                  "args": null,
                  "kind": "ScalarField",
                  "name": "eventStartAt",
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

(node as any).hash = "69991f3ae69ea95067c7597acabef875";

export default node;
