/**
 * @generated SignedSource<<61f87fe078db5b2c0e74ab3f22157e54>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type SetupStepKey = "DEVICE" | "FIRST_EVENT" | "HOME_LOCATION" | "METER_DATA" | "UTILITY" | "%future added value";
export type StepStatus = "COMPLETE" | "IN_PROGRESS" | "NOT_STARTED" | "%future added value";
export type UtilityTurn = "MEMBER" | "NOBODY" | "OTHERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type useHomeList_home$data = {
  readonly devicesInTrouble: ReadonlyArray<{
    readonly deviceId: string;
    readonly name: string;
  }>;
  readonly nextEvent: {
    readonly __typename: "HomeEvent";
  } | null | undefined;
  readonly phoneToConfirm: boolean;
  readonly setupSteps: ReadonlyArray<{
    readonly key: SetupStepKey;
    readonly path: string;
    readonly status: StepStatus;
  }>;
  readonly utility: {
    readonly actions: ReadonlyArray<{
      readonly path: string | null | undefined;
    }>;
    readonly turn: UtilityTurn;
  } | null | undefined;
  readonly " $fragmentType": "useHomeList_home";
};
export type useHomeList_home$key = {
  readonly " $data"?: useHomeList_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"useHomeList_home">;
};

const node: ReaderFragment = (function(){
var v0 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "path",
  "storageKey": null
};
return {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "useHomeList_home",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeEvent",
      "kind": "LinkedField",
      "name": "nextEvent",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "__typename",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "SetupStep",
      "kind": "LinkedField",
      "name": "setupSteps",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "key",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        (v0/*:: as any*/)
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "UtilityState",
      "kind": "LinkedField",
      "name": "utility",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "turn",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "UtilityAction",
          "kind": "LinkedField",
          "name": "actions",
          "plural": true,
          "selections": [
            (v0/*:: as any*/)
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "DeviceInTrouble",
      "kind": "LinkedField",
      "name": "devicesInTrouble",
      "plural": true,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "deviceId",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "name",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "kind": "ScalarField",
      "name": "phoneToConfirm",
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};
})();

(node as any).hash = "15055644362f631adae40570bba38d8a";

export default node;
