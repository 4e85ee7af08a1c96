/**
 * @generated SignedSource<<e5fb2fd1de6b58662336a46ce49785d5>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type ConnectionStatus = "CONNECTED" | "INELIGIBLE" | "ISSUE" | "PENDING" | "%future added value";
export type UtilityTurn = "MEMBER" | "NOBODY" | "OTHERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type SetupLazy_home$data = {
  readonly timeZone: string;
  readonly utility: {
    readonly actions: ReadonlyArray<{
      readonly helpTopic: string | null | undefined;
      readonly key: string;
      readonly path: string | null | undefined;
    }>;
    readonly outageEndAt: string | null | undefined;
    readonly outageToo: boolean;
    readonly sentence: string;
    readonly status: ConnectionStatus;
    readonly turn: UtilityTurn;
    readonly utilityName: string | null | undefined;
  } | null | undefined;
  readonly " $fragmentType": "SetupLazy_home";
};
export type SetupLazy_home$key = {
  readonly " $data"?: SetupLazy_home$data;
  readonly " $fragmentSpreads": FragmentRefs<"SetupLazy_home">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "SetupLazy_home",
  "selections": [
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
      "concreteType": "UtilityState",
      "kind": "LinkedField",
      "name": "utility",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "status",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "sentence",
          "storageKey": null
        },
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
              "name": "path",
              "storageKey": null
            },
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "helpTopic",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "utilityName",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outageToo",
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "outageEndAt",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "HomeSummary",
  "abstractKey": null
};

(node as any).hash = "54516c5d0489f4f10b2454f0b4430c04";

export default node;
