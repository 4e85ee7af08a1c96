/**
 * @generated SignedSource<<b86a8c1ea7cb6cf61c9c08680bcc760f>>
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

import type { ReaderFragment } from 'relay-runtime';
export type Tier = "Bronze" | "Carbon" | "Diamond" | "Gold" | "Platinum" | "Silver" | "%future added value";
export type UtilityTurn = "MEMBER" | "NOBODY" | "OTHERS" | "%future added value";
import type { FragmentRefs } from "relay-runtime";
export type HomeLazy_viewer$data = {
  readonly home: {
    readonly meterData: {
      readonly hasReadings: boolean;
    };
    readonly nextEvent: {
      readonly vacation: {
        readonly __typename: "EventVacation";
      } | null | undefined;
    } | null | undefined;
    readonly standing: {
      readonly tier: Tier;
    };
    readonly takingPart: {
      readonly why: string | null | undefined;
    };
    readonly utility: {
      readonly turn: UtilityTurn;
    } | null | undefined;
  } | null | undefined;
  readonly uiAttributes: {
    readonly dashboardQuitCarbonSectionSeen: number;
  } | null | undefined;
  readonly " $fragmentType": "HomeLazy_viewer";
};
export type HomeLazy_viewer$key = {
  readonly " $data"?: HomeLazy_viewer$data;
  readonly " $fragmentSpreads": FragmentRefs<"HomeLazy_viewer">;
};

const node: ReaderFragment = {
  "argumentDefinitions": [],
  "kind": "Fragment",
  "metadata": null,
  "name": "HomeLazy_viewer",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "UiAttributes",
      "kind": "LinkedField",
      "name": "uiAttributes",
      "plural": false,
      "selections": [
        {
          "alias": null,
          "args": null,
          "kind": "ScalarField",
          "name": "dashboardQuitCarbonSectionSeen",
          "storageKey": null
        }
      ],
      "storageKey": null
    },
    {
      "alias": null,
      "args": null,
      "concreteType": "HomeSummary",
      "kind": "LinkedField",
      "name": "home",
      "plural": false,
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
              "concreteType": "EventVacation",
              "kind": "LinkedField",
              "name": "vacation",
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "Standing",
          "kind": "LinkedField",
          "name": "standing",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "tier",
              "storageKey": null
            }
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
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "MeterDataSummary",
          "kind": "LinkedField",
          "name": "meterData",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "hasReadings",
              "storageKey": null
            }
          ],
          "storageKey": null
        },
        {
          "alias": null,
          "args": null,
          "concreteType": "TakingPart",
          "kind": "LinkedField",
          "name": "takingPart",
          "plural": false,
          "selections": [
            {
              "alias": null,
              "args": null,
              "kind": "ScalarField",
              "name": "why",
              "storageKey": null
            }
          ],
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "Viewer",
  "abstractKey": null
};

(node as any).hash = "901769d72defa7aaac76404e0fc2d7b2";

export default node;
