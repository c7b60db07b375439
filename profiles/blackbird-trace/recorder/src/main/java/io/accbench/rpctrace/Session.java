package io.accbench.rpctrace;

import io.moderne.jsonrpc.JsonRpc;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.openrewrite.ExecutionContext;
import org.openrewrite.InMemoryExecutionContext;
import org.openrewrite.Parser;
import org.openrewrite.Recipe;
import org.openrewrite.Tree;
import org.openrewrite.java.JavaParser;
import org.openrewrite.marketplace.RecipeMarketplace;
import org.openrewrite.rpc.RewriteRpc;
import org.openrewrite.rpc.RpcRecipe;

/**
 * What a client asks of a server, both OpenRewrite's own: parse these files, prepare these recipes,
 * let each recipe visit each file.
 */
final class Session {
  private static final String COMPILATION_UNIT = "org.openrewrite.java.tree.J$CompilationUnit";

  private final RewriteRpc client;
  private final RewriteRpc server;

  Session(Wire wire) {
    server = new RewriteRpc(new JsonRpc(wire.server()), new RecipeMarketplace());
    client = new RewriteRpc(new JsonRpc(wire.client()), new RecipeMarketplace());
    client.timeout(Duration.ofMinutes(2));
    server.timeout(Duration.ofMinutes(2));
    server.setParsers(List.of(parser()));
  }

  void run(List<Parser.Input> files) {
    ExecutionContext context = new InMemoryExecutionContext();
    client.getLanguages();
    List<Tree> sources = new ArrayList<>();
    for (Parser.Input file : files) {
      client.parse(List.of(file), null, parser(), COMPILATION_UNIT, context).forEach(sources::add);
    }
    for (Map.Entry<String, Map<String, Object>> recipe : Recipes.ALL) {
      String visitor = visitor(client.prepareRecipe(recipe.getKey(), recipe.getValue()));
      sources.replaceAll(source -> client.visit(source, visitor, context, null));
    }
  }

  void close() {
    client.shutdown();
    server.shutdown();
  }

  private static String visitor(Recipe recipe) {
    return ((RpcRecipe) recipe).getEditVisitor();
  }

  private static JavaParser parser() {
    return JavaParser.fromJavaVersion().classpath(List.of(Sources.classes())).build();
  }
}
