/**
 * @generated SignedSource<<03c626643adce946ce0b150491ae029c>>
 * @relayHash 39e4662456219f439b54f8ddec2d0265
 * @lightSyntaxTransform
 * @codegen-command: npm run codegen
 */

/* tslint:disable */
/* eslint-disable */
// @ts-nocheck

// @relayRequestID a0da6bb0fd251f8a737549c96bef2be4764473a68a1d231cc6875f64bb13102f

import type { ConcreteRequest } from 'relay-runtime';
import type { FragmentRefs } from "relay-runtime";
export type DeviceOfferAudience = "EVERYONE" | "FIRST_DEVICE" | "%future added value";
export type CreateDeviceOfferInput = {
  offer: DeviceOfferInput;
  reason: string;
};
export type DeviceOfferInput = {
  audience: DeviceOfferAudience;
  connectWithinDays: number;
  connectionConfigId?: string | null | undefined;
  deviceType: string;
  endsAt?: string | null | undefined;
  holdHours: number;
  options: ReadonlyArray<DeviceOfferOptionInput>;
  pictureId?: string | null | undefined;
  place: number;
  pricePoints: number;
  programId?: string | null | undefined;
  startsAt: string;
  stock?: number | null | undefined;
  texts: ReadonlyArray<DeviceOfferTextInput>;
  usualPoints: number;
};
export type DeviceOfferTextInput = {
  agreement: string;
  locale: string;
  subtitle: string;
  terms: string;
  text: string;
  title: string;
};
export type DeviceOfferOptionInput = {
  id: string;
  item: string;
  names: ReadonlyArray<DeviceOfferOptionNameInput>;
};
export type DeviceOfferOptionNameInput = {
  locale: string;
  name: string;
};
export type NewOfferScreenMutation$variables = {
  input: CreateDeviceOfferInput;
};
export type NewOfferScreenMutation$data = {
  readonly createDeviceOffer: {
    readonly __typename: "DeviceOfferSaved";
    readonly offer: {
      readonly id: string;
      readonly title: string;
    };
  } | {
    readonly __typename: "Refusal";
    readonly refusal: {
      readonly " $fragmentSpreads": FragmentRefs<"refusal_parts">;
    } | null | undefined;
  } | {
    // This will never be '%other', but we need some
    // value in case none of the concrete values match.
    readonly __typename: "%other";
  };
};
export type NewOfferScreenMutation = {
  response: NewOfferScreenMutation$data;
  variables: NewOfferScreenMutation$variables;
};

const node: ConcreteRequest = (function(){
var v0 = [
  {
    "defaultValue": null,
    "kind": "LocalArgument",
    "name": "input"
  }
],
v1 = [
  {
    "kind": "Variable",
    "name": "input",
    "variableName": "input"
  }
],
v2 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "__typename",
  "storageKey": null
},
v3 = {
  "kind": "InlineFragment",
  "selections": [
    {
      "alias": null,
      "args": null,
      "concreteType": "StaffDeviceOffer",
      "kind": "LinkedField",
      "name": "offer",
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
          "name": "title",
          "storageKey": null
        }
      ],
      "storageKey": null
    }
  ],
  "type": "DeviceOfferSaved",
  "abstractKey": null
},
v4 = {
  "alias": null,
  "args": null,
  "kind": "ScalarField",
  "name": "message",
  "storageKey": null
},
v5 = [
  {
    "alias": null,
    "args": null,
    "kind": "ScalarField",
    "name": "code",
    "storageKey": null
  },
  (v4/*:: as any*/),
  {
    "alias": null,
    "args": null,
    "concreteType": "FieldFault",
    "kind": "LinkedField",
    "name": "fields",
    "plural": true,
    "selections": [
      {
        "alias": null,
        "args": null,
        "kind": "ScalarField",
        "name": "field",
        "storageKey": null
      },
      (v4/*:: as any*/)
    ],
    "storageKey": null
  }
];
return {
  "fragment": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Fragment",
    "metadata": null,
    "name": "NewOfferScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createDeviceOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": [
              {
                "fragment": {
                  "kind": "InlineFragment",
                  "selections": [
                    {
                      "kind": "InlineDataFragmentSpread",
                      "name": "refusal_parts",
                      "selections": (v5/*:: as any*/),
                      "args": null,
                      "argumentDefinitions": []
                    }
                  ],
                  "type": "Refusal",
                  "abstractKey": null
                },
                "kind": "AliasedInlineFragmentSpread",
                "name": "refusal"
              }
            ],
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ],
    "type": "Mutation",
    "abstractKey": null
  },
  "kind": "Request",
  "operation": {
    "argumentDefinitions": (v0/*:: as any*/),
    "kind": "Operation",
    "name": "NewOfferScreenMutation",
    "selections": [
      {
        "alias": null,
        "args": (v1/*:: as any*/),
        "concreteType": null,
        "kind": "LinkedField",
        "name": "createDeviceOffer",
        "plural": false,
        "selections": [
          (v2/*:: as any*/),
          (v3/*:: as any*/),
          {
            "kind": "InlineFragment",
            "selections": (v5/*:: as any*/),
            "type": "Refusal",
            "abstractKey": null
          }
        ],
        "storageKey": null
      }
    ]
  },
  "params": {
    "id": "a0da6bb0fd251f8a737549c96bef2be4764473a68a1d231cc6875f64bb13102f",
    "metadata": {},
    "name": "NewOfferScreenMutation",
    "operationKind": "mutation",
    "text": null
  }
};
})();

(node as any).hash = "5f2ab7292340d31e1e0797aba7c394fd";

export default node;
