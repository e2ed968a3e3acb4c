/** All that an island's content may use: store, GraphQL client, theme. One of each in a tab, over all route changes. */
import type { ReactNode } from "react";
import { ApolloProvider } from "@apollo/client/react";
import { ThemeProvider } from "@mui/material/styles";
import { Provider } from "react-redux";
import { CartSync } from "../account-cart/cart-sync";
import { shopApollo } from "../api/apollo-client";
import { shopStore } from "../store/shop-store";
import { themeOf } from "../../ui/theme";
import { ShopQuestion } from "./shop-question";
import { useScheme } from "./use-scheme";

export function Providers({ children }: { readonly children: ReactNode }) {
  return (
    <Provider store={shopStore()}>
      <ApolloProvider client={shopApollo()}>
        <ThemeProvider theme={themeOf(useScheme())}>
          {children}
          <ShopQuestion />
          <CartSync />
        </ThemeProvider>
      </ApolloProvider>
    </Provider>
  );
}
