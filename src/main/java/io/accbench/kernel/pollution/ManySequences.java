package io.accbench.kernel.pollution;

import java.nio.CharBuffer;
import java.util.ArrayList;
import java.util.List;
import java.util.StringJoiner;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Sequences of characters of many classes, and values of many classes as text. */
final class ManySequences {
  private static final Pattern WORD = Pattern.compile("[a-z]+|(\\d+)");

  private ManySequences() {}

  static int use(List<Object> values) {
    int sum = 0;
    List<CharSequence> sequences = new ArrayList<>();
    for (Object value : values) {
      sequences.add(value.toString());
      sequences.add(new StringBuilder().append(value));
      sequences.add(new StringBuffer().append(value).append(sum));
      sequences.add(CharBuffer.wrap(value.toString().toCharArray()));
      sum += value.equals(String.valueOf(value)) ? 1 : 0;
    }
    for (CharSequence one : sequences) {
      sum += sequence(one);
    }
    sum += String.join(", ", sequences).split(",").length;
    return sum;
  }

  private static int sequence(CharSequence sequence) {
    int sum = sequence.length();
    for (int i = 0; i < sequence.length(); i++) {
      sum = 31 * sum + sequence.charAt(i);
    }
    for (Matcher words = WORD.matcher(sequence); words.find(); ) {
      sum += words.end();
    }
    String text = sequence.toString();
    sum += text.contentEquals(sequence) && text.contains(sequence) ? 1 : 0;
    sum += CharSequence.compare(text, sequence) + text.replace(sequence, "-").length();
    sum += sequence.subSequence(0, 1).length() + sequence.chars().sum();
    sum += new StringJoiner(",", "[", "]").add(sequence).add(text).toString().hashCode();
    return sum + new StringBuilder(sequence).append(sequence, 0, 1).append(sequence).length();
  }
}
